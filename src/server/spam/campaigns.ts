/** Messages that robots have sent word for word for years, in dozens of languages. */
import type { Sample } from './evidence.ts';

/** "Hi, I wanted to know your price": the part of it that says so. */
const priceQuestion =
  /wanted to know your price|vite prisen (?:din|deres)|kende din pris|veta (?:ditt|ert) pris|jou prys ken|(?:tu|su) precio|o seu pre[çz]o|el seu preu|(?:tuo|vostro) prezzo|votre prix|(?:deinen|ihren) preis|prijs weten|twoją cenę|vaši cenu|vašu cenu|vašo ceno|vašu cijenu|вашу цену|вашу ціну|цената ви|вашата цена|jūsų kainą|jūsu cenu|teie hinda|hintanne|az árát|çmimin tuaj|fiyatını|qiymətinizi|prețul (?:tău|dumneavoastră)|την τιμή σας|giá của bạn|harga anda|ọnụahịa gị|do phraghas|verðið þitt|eich pris|bei yako|intengo yakho|pretium tuum|ຣາຄາ|ราคาของคุณ|あなたの価格|당신의 가격|您的价格|ձեր գինը|თქვენი ფასი/u;

/** Somebody who means it says what for. */
export const priceRobot = ({ words, links }: Sample): boolean =>
  links.length === 0 && words.split(' ').length <= 9 && priceQuestion.test(words);
