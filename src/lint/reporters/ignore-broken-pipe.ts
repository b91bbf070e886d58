/**
 * Lets a command end as it would where whoever reads its output, `head` for instance, has seen enough: what is written
 * from then on goes nowhere, and the exit code stays the command's own.
 */
export function outliveReader(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
  });
}
