import path from 'node:path';

/**
 * Base environment of the programs that tests start: of the shell's variables only PATH. The shared compile cache saves two
 * thirds of the time of a short command.
 */
export const cleanEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.resolve('.cache/node'),
};
