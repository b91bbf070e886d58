import path from 'node:path';

/**
 * What a program of ours is started with, under what a test adds: of the shell's variables only where programs are.
 * The cache saves each from compiling the same again, two thirds of what a command takes that has little to do.
 */
export const cleanEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.resolve('.cache/node'),
};
