/** Commands whose reader closes the pipe early: `npm run check | head`. */

/** Ignores EPIPE, so that the command keeps its own exit code. Later output is discarded. */
export const ignoreBrokenPipe = (stream: NodeJS.WriteStream): void => onBrokenPipe(stream, () => {});

/** Ends the process with exit code 0 on EPIPE, because nobody reads the rest of the result. */
export const exitOnBrokenPipe = (stream: NodeJS.WriteStream): void =>
  onBrokenPipe(stream, () => process.exit(0));

function onBrokenPipe(stream: NodeJS.WriteStream, handle: () => void): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Node reports ERR_STREAM_DESTROYED for output after the first EPIPE.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
    handle();
  });
}
