import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The accepted files, in a folder for each component: `forms-slider/states.dark-ltr.webp` is `forms-slider--states.dark-ltr`. */
class Baselines {
  readonly #folder: string;
  readonly #extension: string;

  constructor(folder: string, extension: string) {
    this.#folder = folder;
    this.#extension = extension;
  }

  read(name: string): Buffer | undefined {
    const file = this.#file(name);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  write(name: string, content: Buffer | string): void {
    mkdirSync(dirname(this.#file(name)), { recursive: true });
    writeFileSync(this.#file(name), content);
  }

  remove(name: string): void {
    rmSync(this.#file(name));
  }

  names(): string[] {
    return this.#files().map((file) => file.slice(0, -this.#extension.length).replace('/', '--'));
  }

  bytes(): number {
    return this.#files().reduce((sum, file) => sum + statSync(join(this.#folder, file)).size, 0);
  }

  #files(): string[] {
    if (!existsSync(this.#folder)) return [];
    const files = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
    return files.filter((file) => file.endsWith(this.#extension)).toSorted();
  }

  #file(name: string): string {
    return join(this.#folder, `${name.replace('--', '/')}${this.#extension}`);
  }
}

const root = import.meta.dirname;
export const pictures = new Baselines(join(root, 'baselines'), '.webp');
export const trees = new Baselines(join(root, '..', 'accessibility', 'trees'), '.yaml');
/** Maximum total size of all screenshots. */
export const maxPictureBytes = 32_000_000;
