import type { Language } from '#i18n/languages.ts';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Reports dates that no calendar has, and days of the week that do not fit the date. */
export const calendarDates: Rule = {
  docs: {
    'prose/date': {
      description: 'The calendar has no such day, or it is another day of the week.',
      rationale: 'Visitors come on the wrong day, or do not come.',
      incorrect: 'The workshop is on Tuesday 2 December 2026.',
      correct: 'The workshop is on Wednesday 2 December 2026.',
    },
  },
  checkText: forEachSegment((context, segment) => {
    const { pattern, months, weekdays } = calendars[segment.language];
    return [...segment.text.matchAll(pattern)].flatMap(({ index, 0: match, groups = {} }) => {
      const { weekday, day = '', month = '', year } = groups;
      const message = describeMistake(
        {
          weekday: weekday?.toLowerCase(),
          day: Number(day),
          month: months.indexOf(month.toLowerCase()),
          year: year === undefined ? undefined : Number(year),
        },
        match,
        weekdays,
      );
      return message === undefined
        ? []
        : reportText(context, segment, [index, index + match.length], 'prose/date', message, {
            level: 'error',
          });
    });
  }),
};

interface WrittenDate {
  weekday: string | undefined;
  day: number;
  /** 0 for January. */
  month: number;
  year: number | undefined;
}

function describeMistake(
  { weekday, day, month, year }: WrittenDate,
  text: string,
  weekdays: readonly string[],
): string | undefined {
  // A day without a year may be in a leap year, such as 2024.
  const date = new Date(Date.UTC(year ?? 2024, month, day));
  if (date.getUTCMonth() !== month || day === 0)
    return `The calendar has no day "${text}". Write the day that you mean.`;
  const actual = weekdays[date.getUTCDay()];
  if (weekday === undefined || year === undefined || weekday === actual?.toLowerCase()) return undefined;
  return `"${text}" has the wrong day of the week or the wrong date: that day is ${actual}. Write the right one.`;
}

interface Calendar {
  /** Names in lower case. */
  months: readonly string[];
  /** Names in lower case, from Sunday. */
  weekdays: readonly string[];
  /** Pattern with the groups weekday, day, month and year. */
  pattern: RegExp;
}

function buildCalendar(monthNames: string, weekdayNames: string, ordinal: string): Calendar {
  const months = monthNames.split(' ');
  const weekdays = weekdayNames.split(' ');
  const pattern = new RegExp(
    String.raw`(?:\b(?<weekday>${weekdays.join('|')}),?\s+(?:(?:the|den)\s+)?)?(?<![\p{L}\p{N}.,–-])(?<day>\d{1,2})${ordinal}\s+(?<month>${months.join('|')})\b(?:,?\s+(?<year>\d{4})\b)?`,
    'giu',
  );
  return { months, weekdays, pattern };
}

const calendars: Record<Language, Calendar> = {
  en: buildCalendar(
    'january february march april may june july august september october november december',
    'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    String.raw`(?:st|nd|rd|th)?(?:\s+of)?`,
  ),
  no: buildCalendar(
    'januar februar mars april mai juni juli august september oktober november desember',
    'søndag mandag tirsdag onsdag torsdag fredag lørdag',
    String.raw`\.?`,
  ),
};
