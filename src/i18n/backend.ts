/** Strings by fetch. Pages bring their own, so what fetches others is itself fetched when some are missing. */
import type { BackendModule, InitOptions, ReadCallback, Services } from 'i18next';
import type HttpBackend from 'i18next-http-backend';

export class LazyBackend implements BackendModule {
  static readonly type = 'backend';
  readonly type = 'backend';
  /** As i18next is to call it; it would guess otherwise. */
  readonly callbackApi = true;
  private settings: Parameters<HttpBackend['init']> = [];
  private backend: Promise<HttpBackend> | undefined;

  init(services: Services, backendOptions: object, _i18nextOptions: InitOptions): void {
    this.settings = [services, backendOptions];
  }

  /** Answers as i18next asks: what could not be had may be asked for again. */
  read(language: string, namespace: string, done: ReadCallback): void {
    this.backend ??= this.load();
    this.backend.then(
      (backend) => backend.read(language, namespace, done),
      (error: Error) => {
        this.backend = undefined;
        done(error, true);
      },
    );
  }

  private async load(): Promise<HttpBackend> {
    const { default: Backend } = await import('i18next-http-backend');
    const backend = new Backend();
    backend.init(...this.settings);
    return backend;
  }
}
