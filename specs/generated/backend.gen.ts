// Generated from specs/http and specs/supabase by `npm run gen`. Do not edit: change the source and run it again.

import type { BackendSpec } from '../contract.ts';
import { handler as crmTracking } from '../supabase/functions/crm-tracking/handler.ts';
import { operations } from './operations.gen.ts';
import { enums, functions, tables } from './schema.gen.ts';
import { seed } from './seed.gen.ts';

/** Everything `createBackend` needs to behave as the project that the specs describe. */
export const backendSpec: BackendSpec = {
  fingerprint: '70ac9618ea6f',
  enums,
  tables,
  functions,
  seed,
  operations,
  edgeFunctions: { 'crm-tracking': crmTracking },
};
