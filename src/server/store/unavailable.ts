/** The storage cannot be used now; later it may. Nothing has been stored. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** Another process, or another transaction, is in the way; the same again may pass. */
export class Busy extends Unavailable {
  override name = 'Busy';
}

/** Result codes of SQLite: https://www.sqlite.org/rescode.html */
const sqlite = {
  busy: [5, 6],
  /** PERM, INTERRUPT, NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB. */
  unavailable: [3, 7, 8, 9, 10, 11, 13, 14, 15, 26],
};

/** SQLSTATE of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgres = {
  busy: /^(?:40001|40P01|55P03)$/,
  /** Connection lost, not authorised, no database, read-only, no resources, not accepting, cancelled, shutting down, I/O. */
  unavailable: /^(?:08|28|3D|25006|53|55000|57|58|XX)/,
};

interface Coded {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
}

/**
 * Tells an error of the storage's from one of ours.
 * @returns Busy or Unavailable with the error as its cause; the error itself where it is a defect.
 */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof Unavailable || typeof error !== 'object' || error === null) return error;
  const { code, errcode, message } = error as Coded;
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    const primary = errcode & 0xff;
    if (sqlite.busy.includes(primary))
      return new Busy('Another process holds the database.', { cause: error });
    if (sqlite.unavailable.includes(primary)) return new Unavailable(String(message), { cause: error });
    return error;
  }
  if (typeof code === 'string') {
    if (postgres.busy.test(code)) return new Busy('Another transaction is in the way.', { cause: error });
    // Errors of the system (ENOSPC, EROFS, ECONNREFUSED) have codes of letters; a database that was closed meanwhile has this one.
    if (postgres.unavailable.test(code) || /^E[A-Z]+$/.test(code) || code === 'ERR_INVALID_STATE')
      return new Unavailable(String(message), { cause: error });
    return error;
  }
  // The PostgreSQL client's own and Kysely's, which have no code.
  if (/timeout|terminated|connection|client has encountered|pool|destroyed/i.test(String(message)))
    return new Unavailable(String(message), { cause: error });
  return error;
}
