// The kit's reset and themes come first, so that every component's rules follow them.
import '@duneline/ui';
