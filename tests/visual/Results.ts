import { compareTree } from '../accessibility/compareTree.ts';
import { componentOf } from '../stories/storyIndex.ts';
import type { Visit } from '../stories/visitComponent.ts';
import { mostBytes, pictures, trees } from './Baselines.ts';
import { compareScreenshots, type ScreenshotPair } from './compareScreenshots.ts';
import { shrink } from './Picture.ts';
import type { Changed, Review } from './report/writeReport.ts';
import { faultsOfThresholds } from './thresholds.ts';

/** Compares each visit with its baseline, or accepts it, and counts. */
export class Results {
  readonly #isUpdate: boolean;
  readonly #seen = new Set<string>();
  readonly #changed: Changed[] = [];
  readonly #added = new Map<string, Buffer>();
  readonly #findings = new Set<string>();
  readonly #failures: string[] = faultsOfThresholds(new Date().toISOString().slice(0, 10));
  /** The responses of each story's backend. */
  readonly #answers = new Map<string, ReadonlySet<string>>();
  #passed = 0;
  #accepted = 0;

  constructor(isUpdate: boolean) {
    this.#isUpdate = isUpdate;
  }

  async add(visit: Visit): Promise<void> {
    if (visit.answers)
      this.#answers.set(visit.story.id, new Set([...(this.#answers.get(visit.story.id) ?? []), ...visit.answers]));
    for (const [mode, looks] of visit.pictures) await this.#picture(`${visit.story.id}.${mode}`, looks);
    if (visit.tree !== undefined) this.#tree(componentOf(visit.story), `${visit.tree.trim()}\n`);
    if (visit.findings.length === 0) this.#passed += 1;
    for (const finding of visit.findings) this.#find(`${visit.story.id}, ${visit.direction}: ${finding}`);
  }

  async #picture(name: string, looks: ScreenshotPair) {
    this.#seen.add(name);
    const verdict = await compareScreenshots(name, looks, pictures.read(name)).catch((error: unknown) => String(error));
    if (typeof verdict === 'string') this.#fail(`${name}: the picture could not be compared: ${verdict.split('\n')[0]}`);
    else if (verdict.kind === 'same') this.#passed += 1;
    else if (verdict.kind === 'unstable') {
      this.#changed.push(verdict);
      this.#fail(`${name}: differs from itself by ${verdict.pixels} pixels when rendered again`);
    } else if (this.#isUpdate) {
      pictures.write(name, await shrink(looks[0]));
      this.#accepted += 1;
    } else if (verdict.kind === 'new') {
      this.#added.set(name, looks[0]);
      this.#fail(`${name}: has no baseline`);
    } else {
      this.#changed.push(verdict);
      this.#fail(`${name}: ${verdict.pixels} pixels differ from its baseline`);
    }
  }

  #tree(name: string, tree: string) {
    this.#seen.add(name);
    const difference = compareTree(trees.read(name)?.toString(), tree);
    if (difference === undefined) this.#passed += 1;
    else if (this.#isUpdate) {
      trees.write(name, tree);
      this.#accepted += 1;
    } else this.#find(`${name}: the accessibility tree is another (tests/accessibility/trees/${name}.yaml)\n${difference}`);
  }

  #find(sentence: string) {
    this.#findings.add(sentence);
    process.stdout.write(`  ${sentence}\n`);
  }

  #fail(sentence: string) {
    this.#failures.push(sentence);
    process.stdout.write(`  ${sentence}\n`);
  }

  /** After all visits: removes or reports baselines without a story or page, and checks the total size. */
  endOfAll(): void {
    for (const files of [pictures, trees]) {
      for (const name of files.names().filter((one) => !this.#seen.has(one))) {
        if (this.#isUpdate) files.remove(name);
        else this.#fail(`${name}: has a baseline, and no story or page`);
      }
    }
    if (pictures.bytes() > mostBytes)
      this.#fail(`The pictures weigh ${megabytes(pictures.bytes())} MB, more than ${megabytes(mostBytes)}.`);
  }

  summary() {
    const failures = [...this.#failures, ...this.#findings];
    const accepted = this.#isUpdate ? `, ${this.#accepted} accepted` : '';
    return {
      passed: this.#passed + this.#accepted,
      failures,
      stories: [...this.#answers].map(([id, answers]) => ({ id, answers: [...answers] })),
      review: { changed: this.#changed, added: this.#added, findings: [...this.#findings] } satisfies Review,
      words: `${this.#passed} held${accepted}, ${failures.length} failed; ${pictures.names().length} pictures weigh ${megabytes(pictures.bytes())} MB`,
    };
  }
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
