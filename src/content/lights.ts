import type { Hue } from './collections.ts';

/** Gradient of each light in drawings, lit from below left. */
export const lights: Record<Hue, readonly [highlight: string, colour: string, shade: string]> = {
  coral: ['#fd8a72', '#f75f50', '#cf3428'],
  amber: ['#ffd079', '#f0b03c', '#cf8412'],
  moss: ['#79c68c', '#4fa765', '#2b8046'],
  fjord: ['#4ba3e0', '#1a82c6', '#0b5f9c'],
  heather: ['#cf86da', '#b163bd', '#8a4297'],
  rose: ['#f58bb4', '#e2659c', '#b8437b'],
  indigo: ['#868fe6', '#706ccc', '#51469a'],
  teal: ['#48b9b4', '#009a9c', '#007177'],
};
