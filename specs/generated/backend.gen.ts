// Generated from specs/http and specs/supabase by `npm run gen`. Do not edit: change the source and run it again.

import type { BackendSpec } from '../contract.ts';
import { handler as adminOrders } from '../supabase/functions/admin-orders/handler.ts';
import { handler as adminUsers } from '../supabase/functions/admin-users/handler.ts';
import { handler as affiliateSignup } from '../supabase/functions/affiliate-signup/handler.ts';
import { handler as certificate } from '../supabase/functions/certificate/handler.ts';
import { handler as certificateIds } from '../supabase/functions/certificate-ids/handler.ts';
import { handler as certificateImage } from '../supabase/functions/certificate-image/handler.ts';
import { handler as checkout } from '../supabase/functions/checkout/handler.ts';
import { handler as consent } from '../supabase/functions/consent/handler.ts';
import { handler as contact } from '../supabase/functions/contact/handler.ts';
import { handler as contentPreview } from '../supabase/functions/content-preview/handler.ts';
import { handler as crmTracking } from '../supabase/functions/crm-tracking/handler.ts';
import { handler as orderReceipt } from '../supabase/functions/order-receipt/handler.ts';
import { handler as paymentProvider } from '../supabase/functions/payment-provider/handler.ts';
import { handler as paymentWebhook } from '../supabase/functions/payment-webhook/handler.ts';
import { handler as plans } from '../supabase/functions/plans/handler.ts';
import { handler as quote } from '../supabase/functions/quote/handler.ts';
import { handler as removeDueFiles } from '../supabase/functions/remove-due-files/handler.ts';
import { handler as returnOrder } from '../supabase/functions/return-order/handler.ts';
import { handler as submitDocument } from '../supabase/functions/submit-document/handler.ts';
import { frames } from './frames.gen.ts';
import { operations } from './operations.gen.ts';
import { personas, scenarios } from './scenarios.gen.ts';
import { enums, functions, jobs, platform, tables, userTriggers } from './schema.gen.ts';
import { seed } from './seed.gen.ts';
import { settings } from './settings.gen.ts';

/** Everything `createBackend` needs to behave as the project that the specs describe. */
export const backendSpec: BackendSpec = {
  fingerprint: '1bfe29a02d8b',
  enums,
  tables,
  functions,
  platform,
  userTriggers,
  jobs,
  ...settings,
  seed,
  operations,
  frames,
  edgeFunctions: { 'admin-orders': adminOrders, 'admin-users': adminUsers, 'affiliate-signup': affiliateSignup, certificate, 'certificate-ids': certificateIds, 'certificate-image': certificateImage, checkout, consent, contact, 'content-preview': contentPreview, 'crm-tracking': crmTracking, 'order-receipt': orderReceipt, 'payment-provider': paymentProvider, 'payment-webhook': paymentWebhook, plans, quote, 'remove-due-files': removeDueFiles, 'return-order': returnOrder, 'submit-document': submitDocument },
  scenarios,
  personas,
};
