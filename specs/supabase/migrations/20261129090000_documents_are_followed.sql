-- Two admins review the same queue, and a person waits for the decision: both see it without a reload.
alter publication supabase_realtime add table public.kyc_documents;
