-- Alerts follow a time of travel, a part of the map, and what a household may spend a month.

ALTER TABLE search_alerts
  ADD COLUMN travel_time jsonb,
  ADD COLUMN zone jsonb,
  ADD COLUMN max_monthly_effort numeric(14,2);
