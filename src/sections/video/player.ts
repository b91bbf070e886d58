/** A provider's player as a background: silent until told otherwise, on and on, out of reach of pointer and keyboard. */
import packaged, { type VideoWorkerInstance } from 'video-worker';
import type { Provider, Video } from '#content/videos.ts';
import { loadPlayerScript } from './player-script.ts';

/** The package describes itself as CommonJS; the bundler takes its ES module. */
const VideoWorker = packaged as unknown as typeof packaged.default;

/** From the specification: of a video that is to be heard. */
const volume = 100;
/** From the specification: milliseconds between two looks at how far the video has come. */
const interval = 150;

interface PlayerEvents {
  /** Its picture moves. */
  onStart: () => void;
  /** How much of the video has been, from 0 to 1. */
  onProgress: (share: number) => void;
  /** It will not play. */
  onFail: () => void;
}

export interface Player {
  play: () => void;
  pause: () => void;
  setSound: (on: boolean) => void;
}

/** What the package leaves out of the players that it wraps. */
interface Wrapped {
  getDuration: () => number | Promise<number>;
  /** Vimeo's: of a player that began muted, the volume alone is not heard. */
  setMuted?: (muted: boolean) => Promise<unknown>;
}

/**
 * Makes the player of a video in an element.
 * @param signal takes it away again.
 * @throws where the provider's script cannot be had.
 */
export async function createPlayer(
  stage: HTMLElement,
  { provider, url }: Video,
  { onStart, onProgress, onFail }: PlayerEvents,
  signal: AbortSignal,
): Promise<Player> {
  await loadPlayerScript(provider);
  signal.throwIfAborted();
  const worker = workerOf(provider, url);
  const wrapped = () => worker.player as Wrapped | undefined;
  let wanted = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const rest = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const look = async () => {
    const duration = (await wrapped()?.getDuration()) ?? 0;
    worker.getCurrentTime((seconds) => {
      if (timer !== undefined && duration > 0) onProgress(Math.min(1, seconds / duration));
    });
  };

  signal.addEventListener('abort', () => {
    wanted = false;
    rest();
    worker.destroy();
  });
  worker.on('error', onFail);
  worker.on('pause', rest);
  worker.on('ended', rest);
  worker.on('play', () => {
    // It was still loading when it was told to pause.
    if (!wanted) return worker.pause();
    onStart();
    timer ??= setInterval(() => void look().catch(rest), interval);
  });
  await shown(worker, provider, stage);
  return {
    play: () => {
      wanted = true;
      worker.play();
    },
    pause: () => {
      wanted = false;
      rest();
      worker.pause();
    },
    setSound: (on) => {
      // A browser that refuses says so by its silence.
      wrapped()
        ?.setMuted?.(!on)
        .catch(() => undefined);
      if (!on) return worker.mute();
      worker.unmute();
      worker.setVolume(volume);
    },
  };
}

/** The package's own way to the script is text to Trusted Types, does not tell of a failure, and is tried but once. */
function workerOf(provider: Provider, url: string): VideoWorkerInstance {
  const name = provider === 'youtube' ? 'Youtube' : 'Vimeo';
  class Worker extends (VideoWorker.providers[name] ?? VideoWorker.BaseClass) {
    override init(): void {
      VideoWorker.BaseClass.prototype.init.call(this);
    }
  }
  return new Worker(url, { loop: true, mute: true, volume, showControls: false, accessibilityHidden: true });
}

/** Puts the player's frame into the stage, and waits until it can be told what to do. */
function shown(worker: VideoWorkerInstance, provider: Provider, stage: HTMLElement): Promise<void> {
  return new Promise<void>((resolve) => {
    // Vimeo's keeps what it is told until it is ready.
    if (provider === 'youtube') worker.on('ready', () => resolve());
    worker.getVideo((frame) => {
      // YouTube's brings a list of its own.
      if (!frame.hasAttribute('allow')) frame.setAttribute('allow', 'autoplay');
      stage.append(frame);
      if (provider === 'vimeo') resolve();
    });
  }).then(() => {
    // YouTube's is asked for its volume all the time, also while it rests.
    if ('volumeChangeInterval' in worker) clearInterval(worker.volumeChangeInterval as number | undefined);
    // The package begins anew a moment before the end, but of a length that is not known yet that is before the start.
    if (worker.options.endTime < 0) worker.options.endTime = 0;
  });
}
