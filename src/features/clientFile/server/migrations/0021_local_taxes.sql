-- Local taxes of the property: what a new dwelling is exempt of, the waste tax, and the CFE of furnished letting. Left empty, none typed.
ALTER TABLE client_file_simulation
  ADD COLUMN property_tax_exemption numeric(8,6),
  ADD COLUMN waste_tax numeric(14,2),
  ADD COLUMN business_property_tax numeric(14,2);
ALTER TABLE client_file_scenarios
  ADD COLUMN property_tax_exemption numeric(8,6),
  ADD COLUMN waste_tax numeric(14,2),
  ADD COLUMN business_property_tax numeric(14,2);
