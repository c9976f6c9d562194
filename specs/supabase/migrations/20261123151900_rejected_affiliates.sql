-- An application can be rejected. Postgres uses a new value of an enum only in later transactions, so that it has a migration of its own.

alter type public.affiliate_status add value 'rejected';
