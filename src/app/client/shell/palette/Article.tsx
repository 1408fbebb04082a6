import { useEffect, useRef } from 'react'
import { LeftOutlined } from '@ant-design/icons'
import { law } from '#domain'
import { today } from '#client/screens'
import { formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Rules } from '#client/ui/explanation'

export interface ArticleProps {
  readonly name: string
  /** Back to what was found. */
  readonly onBack: () => void
}

/** The rules that rest on a text of law, as they are today, with where the text can be read. It takes the focus. */
export function Article({ name, onBack }: ArticleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const article = law.lawArticles().find((one) => one.name === name)
  const rules = article ? law.rulesOf(article, today()) : []
  return (
    <div className="palette-article">
      <Button type="text" size="small" icon={<LeftOutlined aria-hidden />} onClick={onBack}>
        Retour à la recherche
      </Button>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p className="palette-note">
        {rules.length > 0
          ? `Ce que les calculs en retiennent au ${formatDate(today())}.`
          : 'Plus aucun calcul ne repose sur ce texte.'}
      </p>
      <Rules rules={rules.map((rule) => ({ ...rule, link: rule.link }))} />
    </div>
  )
}
