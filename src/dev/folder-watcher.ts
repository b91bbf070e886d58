/**
 * Watches a folder with its subfolders. Events of the operating system only say when to look, because they are merged, late
 * or missing when a file is written twice, renamed, or its folder is replaced. Files are compared with their last state: at
 * once those that an event names, and all of them when the events have stopped.
 */
import { createHash } from 'node:crypto';
import { type FSWatcher, watch } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { listFolder } from '#pipeline/read/unexpected-files.ts';

/** Editors write a file in several steps. Events within this time are one change. */
const settleTimeMs = 10;
/** All files are compared after this time without an event. */
const silenceMs = 100;
/** A folder that cannot be watched is read, and a failed change is tried again, after this time. */
const retryMs = 1_000;
/** File systems store times in steps of up to two seconds. Two writes within one step may differ in content only. */
const timestampStepMs = 2_000;
/** Limit of files that are open at once. */
const maxOpenFiles = 32;

interface FileState {
  /** Changes with each write that the file system can tell from the last one. */
  stamp: string;
  /** Hash of the bytes, where the stamp is so recent that another write could have the same. */
  hash?: string | undefined;
}

/** State of a file whose last change was not applied. It differs from every other state. */
const unappliedState: FileState = { stamp: 'unapplied' };

interface FolderWatcherHandlers {
  /** Receives changed, new and deleted files, relative to the folder with `/`. It is not called again before it is done. */
  onChange: (files: string[]) => Promise<void>;
  /** Called when a change could not be applied. It is tried again. */
  onError: (error: unknown) => void;
}

export class FolderWatcher {
  private readonly root: string;
  private handlers: FolderWatcherHandlers | undefined;
  private files = new Map<string, FileState>();
  /** Watchers by folder, relative to the root. The root is `''`. */
  private readonly watchers = new Map<string, FSWatcher>();
  private hasUnwatchedFolder = false;
  private hasFailed = false;
  private readonly changedNames = new Set<string>();
  private settleTimer: NodeJS.Timeout | undefined;
  private silenceTimer: NodeJS.Timeout | undefined;
  private queue: Promise<void> = Promise.resolve();
  private isClosed = false;

  private constructor(root: string) {
    this.root = root;
  }

  /** Records the state of all files. Call it before the files are read, so that no change is missed in between. */
  static async open(root: string): Promise<FolderWatcher> {
    const watcher = new FolderWatcher(root);
    watcher.files = await watcher.readStates();
    return watcher;
  }

  /** Reports all changes since the folder was opened. */
  start(handlers: FolderWatcherHandlers): void {
    this.handlers = handlers;
    this.compareAfter(0);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.settleTimer);
    clearTimeout(this.silenceTimer);
    for (const watcher of this.watchers.values()) watcher.close();
  }

  private onEvent(name: string): void {
    this.changedNames.add(name);
    clearTimeout(this.settleTimer);
    this.settleTimer = setTimeout(() => this.enqueue(() => this.compareNamed()), settleTimeMs).unref();
    this.compareAfter(silenceMs);
  }

  /** Compares all files after a time without events. */
  private compareAfter(delayMs: number): void {
    if (this.isClosed) return;
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => this.enqueue(() => this.compareAll()), delayMs).unref();
  }

  /** Comparisons run one after the other, because a slower read of an older version must not win. */
  private enqueue(compare: () => Promise<void>): void {
    if (this.handlers) this.queue = this.queue.then(compare);
  }

  /** Compares the files that events have named. */
  private async compareNamed(): Promise<void> {
    const names = [...this.changedNames];
    this.changedNames.clear();
    const changed: string[] = [];
    for (const name of names) {
      const state = await this.readState(name);
      // A new or renamed folder has files that no event names.
      if (state === 'folder') return this.compareAll();
      if (isSame(this.files.get(name), state)) continue;
      changed.push(name);
      if (state) this.files.set(name, state);
      else this.files.delete(name);
    }
    await this.report(changed);
  }

  private async compareAll(): Promise<void> {
    const previous = this.files;
    this.files = await this.readStates();
    const names = new Set([...previous.keys(), ...this.files.keys()]);
    const changed = [...names].filter((name) => !isSame(previous.get(name), this.files.get(name)));
    await this.report(changed);
    if (this.hasUnwatchedFolder || this.hasFailed) this.compareAfter(retryMs);
  }

  private async report(files: string[]): Promise<void> {
    if (files.length === 0 || this.isClosed) return;
    try {
      await this.handlers?.onChange(files);
      this.hasFailed = false;
    } catch (error) {
      for (const file of files) this.files.set(file, unappliedState);
      if (!this.hasFailed) this.handlers?.onError(error);
      this.hasFailed = true;
    }
    // The files may have changed while they were read.
    this.compareAfter(this.hasFailed ? retryMs : silenceMs);
  }

  /** Reads the states of all files, and watches all folders. */
  private async readStates(): Promise<Map<string, FileState>> {
    this.hasUnwatchedFolder = false;
    const folders = new Set<string>();
    const names: string[] = [];
    const visit = async (folder: string): Promise<void> => {
      folders.add(folder);
      // The folder is watched before it is read, so that no change is missed in between.
      this.watch(folder);
      const entries = await listFolder(path.join(this.root, folder)).catch(() => {
        this.hasUnwatchedFolder = true;
        return [];
      });
      for (const entry of entries) {
        const name = folder ? `${folder}/${entry.name}` : entry.name;
        if (entry.isDirectory()) await visit(name);
        else names.push(name);
      }
    };
    await visit('');
    for (const folder of this.watchers.keys()) if (!folders.has(folder)) this.unwatch(folder);
    const states = new Map<string, FileState>();
    await pMap(
      names,
      async (name) => {
        const state = await this.readState(name);
        if (state && state !== 'folder') states.set(name, state);
      },
      { concurrency: maxOpenFiles },
    );
    return states;
  }

  private async readState(name: string): Promise<FileState | 'folder' | undefined> {
    const file = path.join(this.root, name);
    try {
      const stats = await stat(file, { bigint: true });
      if (stats.isDirectory()) return 'folder';
      const stamp = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ');
      const isRecent = Math.abs(Date.now() - Number(stats.ctimeMs)) < timestampStepMs;
      const hash = isRecent
        ? createHash('sha256')
            .update(await readFile(file))
            .digest('hex')
        : undefined;
      return { stamp, hash };
    } catch {
      return undefined;
    }
  }

  private watch(folder: string): void {
    if (this.watchers.has(folder) || this.isClosed) return;
    try {
      const watcher = watch(path.join(this.root, folder), { persistent: false }, (event, name) => {
        if (name?.startsWith('.')) return;
        const changed = [folder, name].filter(Boolean).join('/');
        // A folder of this name is another one now, or none.
        if (event === 'rename') this.unwatch(name === path.basename(this.root) ? '' : changed);
        this.onEvent(changed);
      });
      watcher.on('error', () => this.unwatch(folder));
      this.watchers.set(folder, watcher);
    } catch {
      this.hasUnwatchedFolder = true;
    }
  }

  /** Ends the watchers of a folder and of its subfolders. */
  private unwatch(folder: string): void {
    for (const [name, watcher] of this.watchers)
      if (name === folder || folder === '' || name.startsWith(`${folder}/`)) {
        watcher.close();
        this.watchers.delete(name);
      }
  }
}

/** True if both states are of the same content, as far as they tell. */
const isSame = (a: FileState | undefined, b: FileState | undefined): boolean =>
  a?.hash && b?.hash ? a.hash === b.hash : a?.stamp === b?.stamp;
