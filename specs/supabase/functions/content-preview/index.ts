// The platform's side of the function; what it does stands in handler.ts, which also runs in the embedded backend.
import { serve } from '../_shared/serve.ts';
import { handler } from './handler.ts';

serve(handler);
