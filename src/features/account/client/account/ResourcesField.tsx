import { useId } from 'react'
import { Select } from 'antd'
import { isTexts } from '#contract/json'
import { useSectionField } from '#client/forms'
import { useTokenResources } from './useTokenResources'

const PLACEHOLDER = 'Toutes les ressources'

/** The resources that a token is narrowed to; none: all of them. */
export function ResourcesField({ name }: { readonly name: string }) {
  const id = useId()
  const offered = useTokenResources()
  const {
    value,
    words: { label, error },
    choose,
  } = useSectionField(name)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        mode="multiple"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={PLACEHOLDER}
        value={isTexts(value) ? [...value] : []}
        options={offered.map((resource) => ({ value: resource.type, label: resource.label }))}
        onChange={(chosen) => {
          choose(chosen)
        }}
        {...(error === undefined ? {} : { status: 'error' as const, 'aria-describedby': `${id}-error` })}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
