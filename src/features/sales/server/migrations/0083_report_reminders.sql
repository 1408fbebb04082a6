-- When a promoter who had not answered in time was reminded of a dénonciation.

ALTER TABLE reports ADD COLUMN reminded_at timestamptz;
CREATE INDEX reports_unanswered ON reports (answer_due_at) WHERE status = 'sent' AND reminded_at IS NULL;
