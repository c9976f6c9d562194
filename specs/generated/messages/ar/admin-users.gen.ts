// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export * from '../en/admin-users.gen.ts';
