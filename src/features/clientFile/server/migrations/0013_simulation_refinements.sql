-- What refines a study: purchase off plan, vacancy, resale, insurance and guarantee of the loan. Left empty, the engine's usual value.
ALTER TABLE client_file_simulation
  ADD COLUMN delivery_date date,
  ADD COLUMN vacancy_rate numeric(8,6),
  ADD COLUMN yearly_value_growth_rate numeric(8,6),
  ADD COLUMN resale_fee_rate numeric(8,6),
  ADD COLUMN insurance_basis text,
  ADD COLUMN guarantee_kind text;
