import { controlKinds, type ControlKind } from '../accessibility/handleControls.ts';
import { compareTree } from '../accessibility/compareTree.ts';
import { componentOf } from '../stories/storyIndex.ts';
import type { Visit } from '../stories/visitComponent.ts';
import { maxPictureBytes, pictures, trees } from './Baselines.ts';
import { compareScreenshots, type ScreenshotPair } from './compareScreenshots.ts';
import { shrink } from './Picture.ts';
import { findGrowth, readSizes, writeSizes, type PageSizes } from './pages/pageSizes.ts';
import type { Changed, Review } from './report/writeReport.ts';
import { faultsOfThresholds } from './thresholds.ts';

/** A failed check. `story`: what to look at again, a story, a page or a component; without it the fault is the run's. */
export interface Failure {
  readonly title: string;
  readonly story?: string;
}

/** Compares each visit with its baseline, or accepts it, and counts. */
export class Results {
  readonly #isUpdate: boolean;
  readonly #seen = new Set<string>();
  readonly #changed: Changed[] = [];
  readonly #added = new Map<string, Buffer>();
  /** By sentence. */
  readonly #findings = new Map<string, Failure>();
  readonly #failures: Failure[] = faultsOfThresholds(new Date().toISOString().slice(0, 10)).map((title) => ({ title }));
  /** The responses of each story's backend. */
  readonly #answers = new Map<string, ReadonlySet<string>>();
  readonly #used = new Set<ControlKind>();
  readonly #sizes = readSizes();
  readonly #measured = new Set<string>();
  #passed = 0;
  #accepted = 0;

  constructor(isUpdate: boolean) {
    this.#isUpdate = isUpdate;
  }

  async add(visit: Visit): Promise<void> {
    if (visit.answers)
      this.#answers.set(visit.story.id, new Set([...(this.#answers.get(visit.story.id) ?? []), ...visit.answers]));
    for (const [mode, looks] of visit.pictures) await this.#picture(visit.story.id, mode, looks);
    if (visit.tree !== undefined) this.#tree(componentOf(visit.story), `${visit.tree.trim()}\n`);
    for (const kind of visit.used ?? []) this.#used.add(kind);
    if (visit.sizes) this.#measure(visit.story.id, visit.sizes);
    if (visit.findings.length === 0) this.#passed += 1;
    for (const finding of visit.findings) this.#find(`${visit.story.id}, ${visit.direction}: ${finding}`, visit.story.id);
  }

  async #picture(story: string, mode: string, looks: ScreenshotPair) {
    const name = `${story}.${mode}`;
    const fail = (problem: string) => this.#fail(`${name}: ${problem}`, story);
    this.#seen.add(name);
    const verdict = await compareScreenshots(name, looks, pictures.read(name)).catch((error: unknown) => String(error));
    if (typeof verdict === 'string') fail(`the picture could not be compared: ${verdict.split('\n')[0]}`);
    else if (verdict.kind === 'same') this.#passed += 1;
    else if (verdict.kind === 'unstable') {
      this.#changed.push(verdict);
      fail(`differs from itself by ${verdict.pixels} pixels when rendered again`);
    } else if (this.#isUpdate) {
      pictures.write(name, await shrink(looks[0]));
      this.#accepted += 1;
    } else if (verdict.kind === 'new') {
      this.#added.set(name, looks[0]);
      fail('has no baseline');
    } else {
      this.#changed.push(verdict);
      fail(`${verdict.pixels} pixels differ from its baseline`);
    }
  }

  #tree(name: string, tree: string) {
    this.#seen.add(name);
    const difference = compareTree(trees.read(name)?.toString(), tree);
    if (difference === undefined) this.#passed += 1;
    else if (this.#isUpdate) {
      trees.write(name, tree);
      this.#accepted += 1;
    } else this.#find(`${name}: the accessibility tree is another (tests/accessibility/trees/${name}.yaml)\n${difference}`, name);
  }

  #measure(page: string, sizes: PageSizes) {
    this.#measured.add(page);
    const faults = findGrowth(this.#sizes[page], sizes);
    if (this.#isUpdate) this.#sizes[page] = sizes;
    else
      for (const fault of faults)
        this.#find(`${page}: ${fault}; if that is meant: npm test -- visual --update --only ${page}`, page);
    if (faults.length === 0) this.#passed += 1;
    else if (this.#isUpdate) this.#accepted += 1;
  }

  #find(title: string, story: string) {
    this.#findings.set(title, { title, story });
    process.stdout.write(`  ${title}\n`);
  }

  #fail(title: string, story?: string) {
    this.#failures.push({ title, ...(story !== undefined && { story }) });
    process.stdout.write(`  ${title}\n`);
  }

  /** After all visits: removes or reports baselines and sizes without a story or page, and checks the total size and that every kind of control was used. */
  endOfAll(): void {
    for (const files of [pictures, trees]) {
      for (const name of files.names().filter((one) => !this.#seen.has(one))) {
        if (this.#isUpdate) files.remove(name);
        else this.#fail(`${name}: has a baseline, and no story or page`);
      }
    }
    for (const page of Object.keys(this.#sizes).filter((one) => !this.#measured.has(one))) {
      if (this.#isUpdate) delete this.#sizes[page];
      else this.#fail(`${page}: has sizes in apps/site/sizes.json, and no page`);
    }
    for (const kind of controlKinds)
      if (!this.#used.has(kind)) this.#fail(`no control of the kind "${kind}" was used (tests/accessibility/handleControls.ts)`);
    if (pictures.bytes() > maxPictureBytes)
      this.#fail(`The pictures weigh ${megabytes(pictures.bytes())} MB, more than ${megabytes(maxPictureBytes)}.`);
  }

  summary() {
    if (this.#isUpdate) writeSizes(this.#sizes);
    const failures = [...this.#failures, ...this.#findings.values()];
    const accepted = this.#isUpdate ? `, ${this.#accepted} accepted` : '';
    return {
      passed: this.#passed + this.#accepted,
      failures,
      stories: [...this.#answers].map(([id, answers]) => ({ id, answers: [...answers] })),
      review: { changed: this.#changed, added: this.#added, findings: [...this.#findings.keys()] } satisfies Review,
      words: `${this.#passed} held${accepted}, ${failures.length} failed; ${pictures.names().length} pictures weigh ${megabytes(pictures.bytes())} MB`,
    };
  }
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
