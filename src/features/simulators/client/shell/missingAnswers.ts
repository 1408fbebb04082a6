import type { FieldErrors, ResourceDefinition } from '#contract'

type Checked = { readonly valid: true } | { readonly valid: false; readonly errors: FieldErrors }

/** French names of the answers that a calculation waits for, or that are wrong. */
export function missingAnswers({ fields }: Pick<ResourceDefinition, 'fields'>, checked: Checked): readonly string[] {
  if (checked.valid) return []
  return Object.keys(checked.errors).map((name) => fields[name]?.label ?? name)
}
