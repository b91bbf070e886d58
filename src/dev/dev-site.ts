/** Holds the site of the development server: its content, its images, and `virtual:site`. */
import path from 'node:path';
import { buildSiteModule } from '#build/bundle/site-module.ts';
import { emitProjectIds } from '#build/emit-project-ids.ts';
import type { Environment } from '#config/environment.ts';
import { projectRoot } from '#config/project-root.ts';
import { getPaths } from '#content/manifest.ts';
import { createLinter } from '#lint/linter.ts';
import type { NewerOriginal } from '#pipeline/compile/newer-originals.ts';
import type { Document } from '#pipeline/document.ts';
import { openFileCache } from '#pipeline/file-cache.ts';
import type { Finding } from '#pipeline/finding.ts';
import { readNewerOriginals } from '#translations/newer-originals.ts';
import { createDevImages, type DevImages } from './dev-images.ts';
import { LiveContent } from './live-content.ts';

/** What the module of a document is compiled from. */
export interface ModuleSource {
  body: string;
  /** Paragraphs that are behind. */
  marks: readonly NewerOriginal[];
  /** Text of the other language, from which the marks are taken. */
  originalBody: string | undefined;
}

export class DevSite {
  readonly contentDir: string;
  readonly siteUrl: string;
  readonly hasChat: boolean;
  images: DevImages;
  /** Increases when a picture changes, because compiled documents contain the addresses of pictures. */
  imageRevision = 0;
  siteModule: string;
  /** Sources of modules by the version in their URL. Content that changes while a module is compiled does not change it. */
  readonly moduleSources = new Map<string, ModuleSource>();

  private readonly options: Environment;
  private readonly live: LiveContent;

  private constructor(options: Environment, live: LiveContent) {
    this.options = options;
    this.live = live;
    this.contentDir = options.contentDir;
    this.siteUrl = options.siteUrl;
    this.hasChat = options.chatScriptUrl !== undefined;
    this.images = this.createImages();
    this.siteModule = buildSiteModule(live, getPaths(live.manifest), options);
  }

  /**
   * Reads the content.
   * @throws Error when the folder is missing or unreadable.
   */
  static async open(options: Environment): Promise<DevSite> {
    const { cache } = await createLinter(options.contentDir);
    return new DevSite(options, await LiveContent.open(options.contentDir, cache));
  }

  get content(): Pick<
    LiveContent,
    'manifest' | 'documents' | 'strings' | 'testimonials' | 'publishedFiles' | 'revision'
  > {
    return this.live;
  }

  /**
   * Applies saved files.
   * @param files relative to the content folder, with `/`.
   * @returns the findings within each file.
   */
  async update(files: readonly string[]): Promise<Finding[]> {
    const findings = await this.live.update(files);
    if (files.some((file) => file.startsWith('assets/'))) {
      this.images = this.createImages();
      this.imageRevision += 1;
    }
    this.siteModule = buildSiteModule(this.live, getPaths(this.content.manifest), this.options);
    return findings;
  }

  /** Parses a document, and removes it from the index if it is invalid. Returns the findings within it. */
  validate(file: string): Finding[] {
    return this.live.validate(file);
  }

  /** Removes documents that the check has found invalid from the index. */
  exclude(files: readonly string[]): void {
    this.live.exclude(files);
  }

  /** Returns the paragraphs of a document's page that are behind. */
  findNewerOriginals(document: Document): Promise<NewerOriginal[]> {
    return readNewerOriginals(this.contentDir, this.content.documents, document);
  }

  /** Updates the types of slugs, categories and tags. */
  async emitIds(): Promise<void> {
    await emitProjectIds(this.contentDir, this.content.manifest);
  }

  private createImages(): DevImages {
    return createDevImages(this.contentDir, openFileCache(path.join(projectRoot, '.cache/images')));
  }
}
