/** The script of a provider's player, through the one gap that Trusted Types leave for it. */
import { type Provider, type ProviderSources, providers } from '#content/videos.ts';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (url: string) => string | null },
      ) => ScriptPolicy;
    };
    /** Called by YouTube's script when its player can be made. */
    onYouTubeIframeAPIReady?: (() => void) | null;
  }
}

const allowed = Object.values(providers).flatMap(({ scripts }: ProviderSources) => scripts);

/** Whether an address is a script of a player, whatever detours it is written with. */
function isPlayerScript(address: string): boolean {
  const href = URL.parse(address, document.baseURI)?.href ?? '';
  return allowed.some((source) => (source.endsWith('/') ? href.startsWith(source) : href === source));
}

let policy: ScriptPolicy | undefined;

/**
 * A browser that enforces Trusted Types asks the policy `default` wherever a script gets its address from text: here,
 * and in a provider's script that makes no policy of its own. It knows no other kind of text, and no other address.
 */
const trusted = (address: string): string => {
  policy ??= window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isPlayerScript(url) ? url : null),
  });
  return policy?.createScriptURL(address) ?? address;
};

const scripts = new Map<Provider, Promise<void>>();

/**
 * Loads the script of a provider's player, once a visit.
 * @throws where it cannot be had; the next call tries again.
 */
export function loadPlayerScript(provider: Provider): Promise<void> {
  const known = scripts.get(provider);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    // YouTube's first script loads a second one, which says when it is done.
    if (provider === 'youtube') window.onYouTubeIframeAPIReady = () => resolve();
    else script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      scripts.delete(provider);
      reject(new Error(`The player of ${provider} could not be loaded.`));
    });
    script.src = trusted(providers[provider].scripts[0]);
    document.head.append(script);
  });
  scripts.set(provider, loading);
  return loading;
}
