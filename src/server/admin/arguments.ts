/** Parses the arguments of commands. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { toSingleLine } from '#forms/schemas/text.ts';
import { referencePattern } from '../storage/reference.ts';
import { RefusedError, UsageError } from './command.ts';

export const jsonOption = { json: { type: 'boolean', default: false } } as const;

/**
 * Parses options and positional arguments.
 * @param positional how many positional arguments the command takes, and what a missing one is called.
 * @throws UsageError
 */
export function parseArguments<const O extends ParseArgsOptionsConfig>(
  args: string[],
  options: O,
  { min, max, name }: { min: number; max: number; name?: string } = { min: 0, max: 0 },
) {
  const { values, positionals } = (() => {
    try {
      return parseArgs({ args, options, allowPositionals: true, allowNegative: true });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  })();
  if (positionals.length < min) throw new UsageError(`${name} is missing.`);
  if (positionals.length > max) throw new UsageError(`"${positionals[max]}" is one argument too many.`);
  return { values, positionals };
}

/**
 * Checks the value of an option.
 * @throws UsageError if the value is none of the choices.
 */
export function parseChoice<const T extends string>(
  option: string,
  value: string | undefined,
  choices: readonly T[],
): T | undefined {
  const choice = choices.find((candidate) => candidate === value);
  if (value !== undefined && choice === undefined)
    throw new UsageError(`--${option} must be ${choices.join(' or ')}.`);
  return choice;
}

/**
 * Parses the value of an option as a number.
 * @throws UsageError if the value is not a whole number above 0.
 */
export function parseCount(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new UsageError(`--${option} must be a whole number, at least 1.`);
  return Number(value);
}

/**
 * Converts an address to the form in which it is stored.
 * @throws UsageError
 */
export function parseEmail(text: string): string {
  const address = toSingleLine(text).toLowerCase();
  if (!address.includes('@')) throw new UsageError('This is not an email address.');
  return address;
}

/**
 * Parses a reference as somebody may type it: without hyphens, in lower case, with O for zero, I or L for one.
 * @throws RefusedError
 */
export function parseReference(text: string): string {
  const letters = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const reference = letters.replace(/(.{4})(?=.)/g, '$1-');
  if (!referencePattern.test(reference))
    throw new RefusedError('This is not a reference. References look like 7K3M-Q9XA-2BCD; list shows them.');
  return reference;
}
