-- Of who works for themselves, the numbers of the business are expected: the application counts again what is filled.
UPDATE pp_accounts SET completion = NULL WHERE id IN (
  SELECT pp_account_id FROM pp_account_professional_situation
  WHERE work_status IN ('liberal_profession', 'craftsman_or_trader', 'farmer') AND (siren_number IS NULL OR ape_code IS NULL));
