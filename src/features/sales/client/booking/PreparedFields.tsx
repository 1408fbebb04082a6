import { AmountField, DateField, TextField } from '#client/forms'

/** What is agreed on: the price, the deposit, when the deed is expected, the loan. */
export const PreparedFields = () => (
  <div className="sale-grid">
    <AmountField name="price" />
    <AmountField name="furniture_price" />
    <TextField name="parking" />
    <DateField name="deed_expected_at" />
    <AmountField name="deposit_amount" />
    <AmountField name="loan_amount" />
    <TextField name="bank" />
    <DateField name="loan_deadline" />
    <DateField name="delivery_expected_at" />
    <TextField name="comment" />
  </div>
)
