/** Errors of the storage, and the mapping from errors of the drivers to them. */

/** The storage cannot be used now, but may be usable later. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** Another process or transaction holds a lock; a retry may succeed. */
export class StorageBusyError extends StorageUnavailableError {
  override name = 'StorageBusyError';
}

/** SQLITE_FULL: the disk has no space left. */
const sqliteFull = 13;

/** Primary result codes of SQLite: https://www.sqlite.org/rescode.html */
const sqliteCodes = {
  busy: [5, 6],
  /** PERM, INTERRUPT, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB. */
  unavailable: [3, 7, 8, 9, 10, 11, sqliteFull, 14, 15, 26],
};

/** Error codes of the operating system (ENOSPC, EROFS, ECONNREFUSED), of its name resolution, and of TLS. */
const systemErrorPattern =
  /^(?:E[A-Z]+|EAI_[A-Z]+|ERR_(?:TLS|SSL)_\w+|CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/** SQLSTATE codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const sqlStatePatterns = {
  busy: /^(?:40001|40P01|55P03)$/,
  /**
   * Connection failed, not authorised, no such database, read-only, out of resources, not accepting, cancelled, shutting
   * down, I/O error.
   */
  unavailable: /^(?:08|28|3D|25006|25P0|53|55000|57|58|XX)/,
};

interface ErrorWithCode {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
}

/**
 * Returns true if SQLite has to be reopened after an error: the disk failed or was read-only. A full disk needs no
 * reopening, and the pool of PostgreSQL replaces broken connections by itself.
 */
export function needsReconnect(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as ErrorWithCode;
  if (code !== 'ERR_SQLITE_ERROR' || typeof errcode !== 'number') return false;
  const primaryCode = errcode & 0xff;
  return sqliteCodes.unavailable.includes(primaryCode) && primaryCode !== sqliteFull;
}

/**
 * Converts an error of a database driver.
 * @returns StorageBusyError or StorageUnavailableError with the error as its cause; the error itself if it is a bug of
 *   this program.
 */
export function toStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailableError || typeof error !== 'object' || error === null) return error;
  const { code, errcode, message } = error as ErrorWithCode;
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    const primaryCode = errcode & 0xff;
    if (sqliteCodes.busy.includes(primaryCode))
      return new StorageBusyError('Another process has locked the database.', { cause: error });
    if (sqliteCodes.unavailable.includes(primaryCode))
      return new StorageUnavailableError(String(message), { cause: error });
    return error;
  }
  if (typeof code === 'string') {
    if (sqlStatePatterns.busy.test(code))
      return new StorageBusyError('Another transaction holds a lock.', { cause: error });
    // The connection was closed because another statement on it failed. A retry gets a new connection.
    if (code === 'ERR_INVALID_STATE')
      return new StorageBusyError('The database is being reopened.', { cause: error });
    if (sqlStatePatterns.unavailable.test(code) || systemErrorPattern.test(code))
      return new StorageUnavailableError(String(message), { cause: error });
    return error;
  }
  // Errors of Kysely and of the PostgreSQL client itself have no code.
  if (/destroyed/i.test(String(message)))
    return new StorageBusyError('The database is being reopened.', { cause: error });
  if (/timeout|terminated|connection|client has encountered|pool/i.test(String(message)))
    return new StorageUnavailableError(String(message), { cause: error });
  return error;
}
