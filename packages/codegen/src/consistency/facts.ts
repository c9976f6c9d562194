import type { OperationSpec, Row, SeedUser, StatechartTable } from '@duneline/specs/contract';
import type { Catalogue } from '../site/shapes/catalogue.ts';
import type { Claim } from '../site/shapes/claims.ts';
import type { NavigationLink } from '../site/shapes/navigation.ts';
import type { Payouts } from '../site/shapes/payouts.ts';
import type { Rulebook } from '../site/shapes/rulebook.ts';
import type { RouteSpec } from '../site/shapes/routes.ts';
import type { YamlSource } from '../yaml/source.ts';
import type { SourceText } from './SourceText.ts';

/** The compiled facts of `site/` that rules use; a specs directory may lack any of them. */
export interface SiteFacts {
  readonly catalogue?: Catalogue;
  readonly payouts?: Payouts;
  readonly rules?: {
    readonly riskPerTradePercent: number;
    readonly openPositions: number;
    readonly newsMinutes: number;
    readonly inactivityDays: number;
    readonly dayClose: { readonly timeZone: string };
    readonly prohibited: readonly string[];
  };
  readonly rulebook?: Rulebook;
  readonly restrictedCountries?: readonly { readonly code: string; readonly name: string }[];
  readonly affiliate?: {
    readonly tiers: readonly {
      readonly id: string;
      readonly name: string;
      readonly minimumSales: number;
      readonly commissionPercent: number;
    }[];
    readonly payoutMethods: readonly string[];
  };
  readonly contact?: {
    readonly topics: readonly { readonly id: string }[];
    readonly limits: {
      readonly name: number;
      readonly message: { readonly from: number; readonly to: number };
      readonly perHour: number;
    };
  };
  readonly claims?: Readonly<Record<string, Claim>>;
  readonly routes?: readonly RouteSpec[];
  readonly routeDescriptions?: Readonly<Record<string, string>>;
  readonly navigation?: Readonly<Record<string, readonly NavigationLink[]>>;
  readonly errors?: Readonly<Record<string, unknown>>;
  readonly privacy?: { readonly records: readonly { readonly id: string; readonly until: string }[] };
}

/** Everything that a rule can compare, with positions for findings. */
export interface SpecFacts {
  readonly site: SiteFacts;
  /** Reads a YAML file by its path within the specs directory, without `.yaml`: `site/catalogue`, `http/auth.openapi`. */
  readonly yaml: (path: string) => YamlSource | undefined;
  readonly documents: readonly YamlSource[];
  readonly messages: readonly YamlSource[];
  readonly content: readonly YamlSource[];
  /** As they hold in the end: see `presentMigrations.ts`. */
  readonly migrations: readonly SourceText[];
  readonly seeds: readonly SourceText[];
  readonly functions: readonly SourceText[];
  readonly config: SourceText | undefined;
  /** `apps/site/src/screens.ts` beside the specs, if there is such a site. */
  readonly screens: SourceText | undefined;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly rows: (table: string) => readonly Row[];
  readonly users: readonly SeedUser[];
  readonly hasPassword: (user: SeedUser, password: string) => boolean;
  /** By table, with its schema outside `public`. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly routines: readonly string[];
  readonly operations: readonly Pick<OperationSpec, 'operationId' | 'path'>[];
  /** Slugs. */
  readonly edgeFunctions: readonly string[];
  readonly scenarios: readonly YamlSource[];
  readonly statecharts: readonly StatechartTable[];
}
