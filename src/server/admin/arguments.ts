/** What stands behind a command's name. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { toSingleLine } from '#forms/schemas/text.ts';
import { UsageError } from './refused.ts';

export const jsonOption = { json: { type: 'boolean', default: false } } as const;

/**
 * Reads options, and as many other words as are wanted.
 * @throws UsageError
 */
export function parseArguments<const O extends ParseArgsOptionsConfig>(
  args: string[],
  options: O,
  { least, most, what }: { least: number; most: number; what?: string } = { least: 0, most: 0 },
) {
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args, options, allowPositionals: true, allowNegative: true });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  if (positionals.length < least) throw new UsageError(`${what} is missing.`);
  if (positionals.length > most) throw new UsageError(`"${positionals[most]}" is one word too many.`);
  return { values, words: positionals };
}

/** @throws UsageError where the value is none of the choices. */
export function parseChoice<const T extends string>(
  option: string,
  value: string | undefined,
  choices: readonly T[],
): T | undefined {
  const choice = choices.find((each) => each === value);
  if (value !== undefined && choice === undefined)
    throw new UsageError(`--${option} must be ${choices.join(' or ')}.`);
  return choice;
}

/** @throws UsageError where it is no whole number above 0. */
export function parseCount(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(`--${option} must be a whole number, at least 1.`);
  return Number(value);
}

/** A mail address as it is stored to be looked for. */
export function parseEmail(typed: string): string {
  const address = toSingleLine(typed).toLowerCase();
  if (!address.includes('@')) throw new UsageError('That is no mail address.');
  return address;
}
