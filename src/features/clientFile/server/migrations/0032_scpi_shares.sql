-- What SCPI shares distribute, the part of it that comes from abroad, and the fee that a withdrawal does not give back.
ALTER TABLE client_file_simulation
  ADD COLUMN scpi_distribution_rate numeric(8,6),
  ADD COLUMN scpi_foreign_share numeric(8,6),
  ADD COLUMN scpi_subscription_fee_rate numeric(8,6);
ALTER TABLE client_file_scenarios
  ADD COLUMN scpi_distribution_rate numeric(8,6),
  ADD COLUMN scpi_foreign_share numeric(8,6),
  ADD COLUMN scpi_subscription_fee_rate numeric(8,6);
