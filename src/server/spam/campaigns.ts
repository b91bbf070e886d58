/** Messages that robots have sent word for word for years, in dozens of languages. */
import type { Sample } from './evidence.ts';
import { oneOf } from './phrase.ts';

/** "Hi, I wanted to know your price." */
const priceQuestion = new RegExp(
  oneOf(`
    wanted to know your price | ville vite prisen (?:din|deres) | ønsket å vite prisen (?:din|deres)
      | ønskede at kende din pris | ville veta (?:ditt|ert) pris | wou jou prys ken | wilde je prijs weten
      | wollte (?:deinen|ihren) preis | quería saber (?:tu|su) precio | quer[ií]a saber o seu pre[çz]o
      | volia saber el seu preu | volevo sapere il (?:tuo|vostro) prezzo | voulais connaître votre prix
      | să știu prețul | chciałem poznać twoją cenę | znát vaši cenu | vedieť vašu cenu | vedeti vašo ceno
      | znati vašu cijenu | хотел узнать вашу цену | хотів дізнатися вашу ціну | да знам цената ви
      | sužinoti jūsų kainą | zināt jūsu cenu | teada teie hinda | tietää hintanne | tudni az árát
      | të di çmimin tuaj | qiymətinizi bilmək istədim | fiyatınızı bilmek istedim | ήθελα να μάθω την τιμή σας
      | muốn biết giá của bạn | tahu harga anda | ịmara ọnụahịa gị | uaim do phraghas | vita verðið þitt
      | eisiau gwybod eich pris | kujua bei yako | zure prezioa jakin nahi | あなたの価格を知り
      | 당신의 가격을 알고 | 知道您的价格 | ձեր գինը | თქვენი ფასი
  `),
  'u',
);

/** Somebody who means it says what for. */
export const priceRobot = ({ words, links }: Sample): boolean =>
  links.length === 0 && words.split(' ').length <= 9 && priceQuestion.test(words);
