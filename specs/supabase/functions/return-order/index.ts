// Serves handler.ts on the platform; the embedded backend runs the same handler.
import { serve } from '../_shared/serve.ts';
import { handler } from './handler.ts';

serve(handler);
