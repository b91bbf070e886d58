/** The storage cannot be used now; later it may. */
export class StorageUnavailableError extends Error {
  override name = 'Unavailable';
}

/** Another process, or another transaction, is in the way; the same again may pass. */
export class StorageBusyError extends StorageUnavailableError {
  override name = 'Busy';
}

/** Of SQLite, as those below: the disk has no room. */
const full = 13;

/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const sqlite = {
  busy: [5, 6],
  /** PERM, INTERRUPT, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB. */
  unavailable: [3, 7, 8, 9, 10, 11, full, 14, 15, 26],
};

/** Codes of the system (ENOSPC, EROFS, ECONNREFUSED), of its resolver, and of TLS. */
const system =
  /^(?:E[A-Z]+|EAI_[A-Z]+|ERR_(?:TLS|SSL)_\w+|CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+)$/;

/** SQLSTATE of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgres = {
  busy: /^(?:40001|40P01|55P03)$/,
  /** Connection lost, not authorised, no database, read-only, no resources, not accepting, cancelled, shutting down, I/O. */
  unavailable: /^(?:08|28|3D|25006|25P0|53|55000|57|58|XX)/,
};

interface ErrorWithCode {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
}

/**
 * Whether a connection to SQLite is best opened anew: after a disk that failed, or was read-only. A full disk is none of
 * these, and the pool of PostgreSQL replaces what broke by itself.
 */
export function needsReconnect(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as ErrorWithCode;
  if (code !== 'ERR_SQLITE_ERROR' || typeof errcode !== 'number') return false;
  const primary = errcode & 0xff;
  return sqlite.unavailable.includes(primary) && primary !== full;
}

/**
 * Tells an error of the storage's from one of ours.
 * @returns Busy or Unavailable with the error as its cause; the error itself where it is a defect.
 */
export function toStorageError(error: unknown): unknown {
  if (error instanceof StorageUnavailableError || typeof error !== 'object' || error === null) return error;
  const { code, errcode, message } = error as ErrorWithCode;
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    const primary = errcode & 0xff;
    if (sqlite.busy.includes(primary))
      return new StorageBusyError('Another process holds the database.', { cause: error });
    if (sqlite.unavailable.includes(primary)) return new StorageUnavailableError(String(message), { cause: error });
    return error;
  }
  if (typeof code === 'string') {
    if (postgres.busy.test(code)) return new StorageBusyError('Another transaction is in the way.', { cause: error });
    // The connection was closed for the sake of another statement that had failed: on a new one it may pass.
    if (code === 'ERR_INVALID_STATE') return new StorageBusyError('The database is being opened anew.', { cause: error });
    if (postgres.unavailable.test(code) || system.test(code))
      return new StorageUnavailableError(String(message), { cause: error });
    return error;
  }
  // Kysely's, and the PostgreSQL client's own, have no code.
  if (/destroyed/i.test(String(message)))
    return new StorageBusyError('The database is being opened anew.', { cause: error });
  if (/timeout|terminated|connection|client has encountered|pool/i.test(String(message)))
    return new StorageUnavailableError(String(message), { cause: error });
  return error;
}
