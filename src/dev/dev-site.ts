/** The site as the development server has it: read when the server starts, and kept in step with what is saved. */
import path from 'node:path';
import { buildSiteModule } from '#build/bundle/site-module.ts';
import { emitProjectIds } from '#build/emit-project-ids.ts';
import { createImageBuilder, type ImageBuilder } from '#build/images/image-builder.ts';
import type { Environment } from '#config/environment.ts';
import { projectRoot } from '#config/project-root.ts';
import { getPaths } from '#content/manifest.ts';
import { createChecker } from '#lint/linter.ts';
import type { Finding } from '#pipeline/finding.ts';
import { LiveContent } from './live-content.ts';

export class DevSite {
  readonly contentDir: string;
  readonly siteUrl: string;
  imageBuilder: ImageBuilder;
  siteModule: string;

  private readonly options: Environment;
  private readonly live: LiveContent;

  private constructor(options: Environment, live: LiveContent) {
    this.options = options;
    this.live = live;
    this.contentDir = options.contentDir;
    this.siteUrl = options.siteUrl;
    this.imageBuilder = this.createMedia();
    this.siteModule = buildSiteModule(getPaths(live.manifest), options);
  }

  /**
   * Reads the content.
   * @throws when the folder is missing or cannot be read.
   */
  static async open(options: Environment): Promise<DevSite> {
    const { memory } = await createChecker(options.contentDir);
    return new DevSite(options, await LiveContent.open(options.contentDir, memory));
  }

  get content(): Pick<LiveContent, 'manifest' | 'documents' | 'strings' | 'revision'> {
    return this.live;
  }

  /**
   * Takes up what has been saved.
   * @param files relative to the content folder, with `/`.
   * @returns what is wrong in them by themselves.
   */
  async update(files: readonly string[]): Promise<Finding[]> {
    const findings = await this.live.update(files);
    if (files.some((file) => file.startsWith('assets/'))) this.imageBuilder = this.createMedia();
    this.siteModule = buildSiteModule(getPaths(this.content.manifest), this.options);
    return findings;
  }

  /** Parses a document, and leaves it out where it cannot be understood. @returns what is wrong in it by itself. */
  validate(file: string): Finding[] {
    return this.live.validate(file);
  }

  /** Leaves out documents of which the check says that they cannot be understood. */
  exclude(files: readonly string[]): void {
    this.live.exclude(files);
  }

  /** Brings the names that code may use up to date. */
  async emitIds(): Promise<void> {
    await emitProjectIds(this.contentDir, this.content.manifest);
  }

  private createMedia(): ImageBuilder {
    return createImageBuilder(this.contentDir, path.join(projectRoot, '.cache/pictures'));
  }
}
