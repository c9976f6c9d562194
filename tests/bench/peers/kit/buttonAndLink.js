export { Button, Link } from '@duneline/ui';
