import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<button type="button">Buy</button>);
