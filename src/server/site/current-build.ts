/** Follows the build in the output folder: a new one is taken over whole, and each response is made from one build. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import type { Strings } from '../strings.ts';
import { type Build, openBuild, readBuildState } from './build.ts';
import { BuildFileError } from './build-files.ts';
import type { FormResultPages } from './form-result-pages.ts';
import { BuildError } from './serve-manifest.ts';

export interface CurrentBuild {
  get: () => Build;
  /** The builds before the current one, newest first. Their assets are still served. */
  getPrevious: () => readonly Build[];
  /** Strings of the current build. */
  strings: Strings;
  /** Pages of the current build. */
  resultPages: FormResultPages;
  /**
   * Calls a function with the current build, and again with the next one if files of the build went away meanwhile.
   * @throws BuildFileError when no build could be read for some seconds.
   */
  use: <Result>(respond: (build: Build) => Promise<Result>) => Promise<Result>;
  /** Takes over a new build, if there is one. @returns whether a build is there and can be read. */
  check: () => Promise<boolean>;
  /** Calls a function after each change of the build. */
  onChange: (listener: (build: Build) => void) => void;
  close: () => void;
}

interface FollowOptions {
  /** Folder of the build, or a symbolic link to it. */
  outDir: string;
  siteUrl: string;
  log: Log;
}

const checkIntervalMs = 1000;
/** Time for which requests wait for a build whose files went away: longer than any swap of folders takes. */
const replacementTimeoutMs = 2000;
const retryIntervalMs = 25;
/** Enough for pages that visitors still have open, and few enough to keep in memory. */
const maxPreviousBuilds = 3;
/** Time for responses to open their files of a build before its folder is closed. */
const closeDelayMs = 60_000;

/**
 * Opens the build in a folder, and follows it.
 * @throws BuildError when there is no build, or one that cannot be served.
 */
export async function followBuild({ outDir, siteUrl, log }: FollowOptions): Promise<CurrentBuild> {
  let current = await openBuild(outDir, siteUrl);
  let previous: readonly Build[] = [];
  /** Time at which files of the current build could first not be read. */
  let unreadableSince: number | undefined;
  let isGone = false;
  /** Messages since the build was last in order: each is logged once. */
  const reported = new Set<string>();
  const listeners: ((build: Build) => void)[] = [];

  const report = (message: string, error?: unknown) => {
    if (!reported.has(message)) log.error({ err: error }, message);
    reported.add(message);
  };

  const takeOver = (next: Build) => {
    const replaced = [current, ...previous];
    previous = replaced.slice(0, maxPreviousBuilds);
    for (const { files } of replaced.slice(maxPreviousBuilds)) setTimeout(files.close, closeDelayMs).unref();
    current = next;
    unreadableSince = undefined;
    reported.clear();
    log.info({ build: next.manifest.build }, 'The server serves a new build');
    for (const listener of listeners) listener(next);
  };

  const runCheck = async () => {
    const state = await readBuildState(outDir);
    isGone = state === undefined;
    if (isGone) return report(`The build in ${outDir} is gone. Run npm run build.`);
    if (state === current.state) return;
    try {
      takeOver(await openBuild(outDir, siteUrl));
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      report(`${error.message} The server keeps the build that it has.`, error.cause);
    }
  };
  let running: Promise<void> | undefined;
  const check = () => {
    running ??= runCheck().finally(() => {
      running = undefined;
    });
    return running;
  };

  /** Waits until another build than `failed` is there. */
  const waitForReplacement = async (failed: Build): Promise<boolean> => {
    for (;;) {
      await check();
      if (current !== failed) return true;
      unreadableSince ??= performance.now();
      if (performance.now() - unreadableSince >= replacementTimeoutMs) return false;
      await sleep(retryIntervalMs);
    }
  };

  /** A build that was replaced by an incomplete one may still be readable in its own folder. */
  const isReadable = () =>
    current.files.read(current.manifest.notFound.en).then(
      () => true,
      () => false,
    );

  const use: CurrentBuild['use'] = async (respond) => {
    for (;;) {
      const build = current;
      try {
        return await respond(build);
      } catch (error) {
        if (!(error instanceof BuildFileError)) throw error;
        if (await waitForReplacement(build)) continue;
        report(`Files of the build in ${outDir} cannot be read: ${error.message}`, error.cause);
        throw error;
      }
    }
  };

  const timer = setInterval(() => {
    check().catch((error: unknown) => report('The build could not be checked.', error));
  }, checkIntervalMs).unref();

  return {
    get: () => current,
    getPrevious: () => previous,
    strings: {
      get en() {
        return current.strings.en;
      },
      get no() {
        return current.strings.no;
      },
    },
    resultPages: {
      getFormKinds: (...args) => current.resultPages.getFormKinds(...args),
      findFormPage: (...args) => current.resultPages.findFormPage(...args),
      buildConfirmationUrl: (...args) => current.resultPages.buildConfirmationUrl(...args),
      parseConfirmationUrl: (...args) => current.resultPages.parseConfirmationUrl(...args),
      render: (...args) => use(({ resultPages }) => resultPages.render(...args)),
    },
    use,
    async check() {
      await check();
      for (let waited = 0; isGone && waited < 10 * retryIntervalMs; waited += retryIntervalMs) {
        // The folder is missing for a moment while another takes its place.
        await sleep(retryIntervalMs);
        await check();
      }
      return !isGone && (await isReadable());
    },
    onChange: (listener) => void listeners.push(listener),
    close: () => {
      clearInterval(timer);
      for (const build of [current, ...previous]) build.files.close();
      previous = [];
    },
  };
}
