/** Backend that fetches missing strings. It loads i18next-http-backend lazily, because pages include their strings. */
import type { BackendModule, InitOptions, ReadCallback, Services } from 'i18next';
import type HttpBackend from 'i18next-http-backend';

export class LazyBackend implements BackendModule {
  static readonly type = 'backend';
  readonly type = 'backend';
  /** Read by i18next, which would otherwise guess from the number of parameters that `read` takes a callback. */
  readonly callbackApi = true;
  private initArguments: Parameters<HttpBackend['init']> = [];
  private backend: Promise<HttpBackend> | undefined;

  init(services: Services, backendOptions: object, _i18nextOptions: InitOptions): void {
    this.initArguments = [services, backendOptions];
  }

  /** Implements `BackendModule.read`. The second argument of `done` requests a retry if loading the backend failed. */
  read(language: string, namespace: string, done: ReadCallback): void {
    this.backend ??= this.loadBackend();
    this.backend.then(
      (backend) => backend.read(language, namespace, done),
      (error: Error) => {
        this.backend = undefined;
        done(error, true);
      },
    );
  }

  private async loadBackend(): Promise<HttpBackend> {
    const { default: Backend } = await import('i18next-http-backend');
    const backend = new Backend();
    backend.init(...this.initArguments);
    return backend;
  }
}
