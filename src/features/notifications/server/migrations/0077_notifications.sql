-- What each person was told of, and what they want to be told of. Nothing of a client is in it: what it is about is read when it is shown.

CREATE TABLE notifications (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  -- What was done, as its button says.
  action text,
  actor_id uuid,
  at timestamptz NOT NULL,
  -- False for who wants it by mail alone.
  is_shown boolean NOT NULL,
  -- It is to leave with the next letter.
  is_mail_due boolean NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
CREATE INDEX notifications_of_person ON notifications (company_id, user_id, at DESC);
CREATE INDEX notifications_to_mail ON notifications (company_id) WHERE is_mail_due;
-- Of what nobody has read yet there is one: it is told again.
CREATE UNIQUE INDEX notifications_unread ON notifications (company_id, user_id, kind, subject_id) WHERE read_at IS NULL;

CREATE TABLE notification_choices (
  company_id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  in_app boolean NOT NULL,
  by_mail boolean NOT NULL,
  PRIMARY KEY (company_id, user_id, kind),
  FOREIGN KEY (company_id, user_id) REFERENCES users ON DELETE CASCADE
);
