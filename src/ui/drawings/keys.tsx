/** Distances of a key's two teeth from the centre of the sun in the scene "keys". Each right has a key of its own. */
const keyTeeth = {
  access: [138, 156],
  rectification: [138, 151],
  erasure: [144, 162],
  restriction: [138, 168],
  portability: [150, 163],
  objection: [138, 163],
} as const;
export type KeyName = keyof typeof keyTeeth;

export const isKeyName = (name: string): name is KeyName => Object.hasOwn(keyTeeth, name);

/** A key that points to the left. It begins 134 right of the origin, and ends at 238. */
export const Key = ({ name }: { name: KeyName }) => (
  <path
    d={`M134-7h60V7h-60z${keyTeeth[name].map((x) => `M${x} 5h9v18h-9z`).join('')}M238 0a26 26 0 1 1-52 0 26 26 0 1 1 52 0zm-16 0a10 10 0 1 0-20 0 10 10 0 1 0 20 0z`}
    fill="var(--amber)"
    stroke="none"
  />
);
