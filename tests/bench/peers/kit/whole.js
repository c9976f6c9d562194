export * from '@duneline/ui';
