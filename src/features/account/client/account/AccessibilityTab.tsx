import { Flex } from 'antd'
import { Card } from '#client/ui'
import { AccessibilitySettings } from '#client/screens/settings'
import { SUPPORT_EMAIL } from '#client/screens/errors'

/** What makes the application easier to handle, and how accessible it is. */
export function AccessibilityTab() {
  return (
    <>
      <Card title="Accessibilité" sentence="Ces choix restent dans ce navigateur.">
        <Flex vertical gap={24}>
          <AccessibilitySettings />
        </Flex>
      </Card>
      <Statement />
    </>
  )
}

/** The statement that article 47 of the law of 11 February 2005 asks for, as far as it has been checked. */
function Statement() {
  return (
    <Card title="Déclaration d’accessibilité">
      <div className="account-statement">
        <p>
          Solive vise le niveau AA des règles WCAG&nbsp;2.2 et du RGAA&nbsp;4.1. Aucun audit par un tiers n’a encore
          mesuré sa conformité.
        </p>
        <p>
          Chaque version passe des contrôles automatiques des règles WCAG&nbsp;2.2&nbsp;AA sur ses écrans, en thème
          clair et sombre, sur ordinateur et sur téléphone. Un dossier client se remplit entièrement au clavier.
        </p>
        <p>
          Une difficulté&#8239;? Écrivez à{' '}
          <a href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent('Accessibilité')}`}>{SUPPORT_EMAIL}</a>. Sans
          réponse satisfaisante, vous pouvez saisir le{' '}
          <a href="https://www.defenseurdesdroits.fr/saisir">Défenseur des droits</a>.
        </p>
      </div>
    </Card>
  )
}
