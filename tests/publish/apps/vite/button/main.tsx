import { createRoot } from 'react-dom/client';
import '@duneline/ui/theme';
import { Button } from '@duneline/ui';

createRoot(document.body).render(<Button>Buy</Button>);
