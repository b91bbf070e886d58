/** Builds ZIP archives byte by byte, so that their headers can be false: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
import { crc32, deflateRawSync } from 'node:zlib';

export interface RawEntry {
  name: string | Buffer;
  content: Buffer;
  /** False values for the headers. */
  declared?: {
    size?: number;
    unpacked?: number;
    crc?: number;
    offset?: number;
    method?: number;
    flags?: number;
  };
  /** Writes sizes in 64 bits, as for files over 4 GB. */
  zip64?: boolean;
}

interface Directory {
  /** Declared number of entries. */
  count?: number;
  offset?: number;
  comment?: Buffer;
}

interface Fields {
  method: number;
  flags: number;
  crc: number;
  size: number;
  unpacked: number;
}

/**
 * Builds an archive.
 * @param directory false values for the end record.
 */
export function buildZip(entries: RawEntry[], directory: Directory = {}): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name: text, content, declared = {}, zip64 = false } of entries) {
    const name = Buffer.from(text);
    const packed = deflateRawSync(content, { level: 9 });
    const actual = {
      method: 8,
      flags: 0,
      crc: crc32(content),
      size: packed.length,
      unpacked: content.length,
    };
    const header = { ...actual, ...declared };
    const local = Buffer.concat([buildLocalHeader(name, header), name, packed]);
    const extra = zip64 ? buildZip64Extra(header) : Buffer.alloc(0);
    centrals.push(
      buildCentralHeader(name, zip64 ? toZip64(header) : header, declared.offset ?? offset, extra),
      name,
      extra,
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = buildEndRecord(directory.count ?? entries.length, central.length, directory.offset ?? offset);
  const comment = directory.comment ?? Buffer.alloc(0);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, central, end, comment]);
}

/** Replaces the sizes by the value that refers to the ZIP64 extra field. */
const toZip64 = (fields: Fields): Fields => ({ ...fields, size: 0xffffffff, unpacked: 0xffffffff });

function buildZip64Extra({ size, unpacked }: Fields): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(unpacked), 4);
  extra.writeBigUInt64LE(BigInt(size), 12);
  return extra;
}

const clamp = (size: number): number => Math.min(size, 0xffffffff);

function buildLocalHeader(name: Buffer, { method, flags, crc, size, unpacked }: Fields): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(crc, 14);
  header.writeUInt32LE(clamp(size), 18);
  header.writeUInt32LE(clamp(unpacked), 22);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function buildCentralHeader(name: Buffer, fields: Fields, offset: number, extra: Buffer): Buffer {
  const { method, flags, crc, size, unpacked } = fields;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(clamp(size), 20);
  header.writeUInt32LE(clamp(unpacked), 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(offset, 42);
  return header;
}

function buildEndRecord(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22);
  record.writeUInt32LE(0x06054b50, 0);
  record.writeUInt16LE(count, 8);
  record.writeUInt16LE(count, 10);
  record.writeUInt32LE(size, 12);
  record.writeUInt32LE(offset, 16);
  return record;
}
