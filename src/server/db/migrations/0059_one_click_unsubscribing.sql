-- Where mail that was asked for is stopped by one click (RFC 8058); null for mail that nobody subscribed to.
ALTER TABLE outbox ADD COLUMN unsubscribe_url text;
