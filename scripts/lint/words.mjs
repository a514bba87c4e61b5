/**
 * Words for people stand in the catalogue (resources/messages), whole, where they can be translated. This finds those that
 * stand in code: text between tags, attributes that are read, and literals of two words or more.
 */

/** Names that no language changes. */
const NAMES =
  /^(?:Ochre|Bitcoin|BTC|sats|sat\/vB|vB|PSBT|RGB|BIP\s?\d+|SeedQR|QR|TXID|SHA-256|Bitcoin Core|Sparrow|BDK|English|Español|Deutsch|Atkinson (?:Next|Mono))$/u;
/** What a machine reads: a form of address, a command, a list of selectors or of columns, an id. */
const MACHINES =
  /^(?:[a-z]+:(?:…|\/\/…|[a-z-]+)?|\(?max-width.*|createwallet .*|(?:[a-z_]+|\[[a-z]+\])(?:, (?:[a-z_]+|\[[a-z]+\]))+|-[a-z]+)$/u;
/** Attributes that nobody reads; all others of an element or of a component are. */
const UNREAD =
  /^(?:class|style|id|for|d|x|y|r|cx|cy|fill|stroke.*|viewBox|transform|points|preserveAspectRatio|media|role|href|src|type|name|value|autocomplete|autocapitalize|inputmode|spellcheck|rel|target|kind|tone|size|icon|variant|state|step|slot|lang|dir|tabindex|aria-(?:describedby|labelledby|controls|live|current|haspopup|hidden|expanded|orientation|relevant|atomic)|data-.*|bind:.*|on.*|as|look|side|align|accept|method|width|height)$/u;
/** Properties of objects whose text is read, also where it is one word. */
const READ =
  /^(?:title|label|hint|legend|heading|text|message|confirmLabel|placeholder|happened|todo|details|caption|note|body)$/u;
const TWO_WORDS =
  /\p{L}[\p{L}’']+[,;:.]?[ \u00a0]+(?:[“(]?\p{L}|\d|\ue000)|\ue000[,;:.]?[ \u00a0]+\p{L}{3,}/u;
const SQL =
  /^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN|ALTER|DROP|WITH|REPLACE|FROM|WHERE|ORDER|VACUUM)\b/;
const LIST_OF_CLASSES = /^[a-z0-9-]+(?: [a-z0-9-]+)*$/;

/** @typedef {import('eslint').Rule.Node & { parent: any, [name: string]: any }} Any */

/** @type {import('eslint').Rule.RuleModule} */
export const wordsInCatalogue = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { outside: 'Words for people belong in resources/messages: {{text}}' },
  },
  create(context) {
    /**
     * @param {any} node
     * @param {string} text
     */
    const report = (node, text) => {
      context.report({
        loc: node.loc,
        messageId: 'outside',
        data: { text: text.replace(/\s+/g, ' ').replaceAll('\ue000', '…').trim().slice(0, 120) },
      });
    };
    /**
     * @param {any} node
     * @param {string} text
     */
    const literal = (node, text) => {
      if (isForNobody(node)) return;
      const { parent } = node;
      const isRead =
        parent.type === 'Property' &&
        parent.value === node &&
        READ.test(String(parent.key?.name ?? parent.key?.value)) &&
        /^[&“]?\p{Lu}\p{L}+/u.test(text) &&
        !/^\p{Lu}+_?\p{Lu}*$/u.test(text);
      if (!NAMES.test(text) && !MACHINES.test(text) && !SQL.test(text) && (isRead || TWO_WORDS.test(text)))
        report(node, text);
    };
    return {
      /** @param {any} node */
      Literal(node) {
        if (typeof node.value === 'string') literal(node, node.value);
      },
      /** @param {any} node */
      TemplateLiteral(node) {
        literal(node, node.quasis.map((/** @type {any} */ one) => one.value.cooked ?? '').join('\ue000'));
      },
      /** @param {any} node */
      SvelteText(node) {
        const text = String(node.value).trim();
        if (['SvelteStyleElement', 'SvelteScriptElement'].includes(node.parent?.type)) return;
        if (/\p{L}{2,}/u.test(text) && !NAMES.test(text) && !MACHINES.test(text)) report(node, text);
      },
      /** @param {any} node */
      SvelteLiteral(node) {
        const name = String(node.parent?.key?.name ?? '');
        const text = String(node.value).trim();
        if (node.parent?.type !== 'SvelteAttribute' || UNREAD.test(name)) return;
        if (
          /\p{L}{2,}/u.test(text) &&
          !NAMES.test(text) &&
          !MACHINES.test(text) &&
          !/^[a-z][a-zA-Z0-9-]*$/.test(text)
        )
          report(node, text);
      },
    };
  },
};

/** @param {any} node whether it tells a developer, a machine or a log, or is a type */
function isForNobody(node) {
  for (let child = node, at = node.parent; at !== null && at !== undefined; child = at, at = at.parent) {
    switch (at.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (at.source === child) return true;
        break;
      case 'TSLiteralType':
      case 'TSImportType':
      case 'ThrowStatement':
      case 'TaggedTemplateExpression':
        return true;
      case 'NewExpression':
        return /(?:Error|Exception|RegExp|Function)$/.test(String(at.callee.name)) && at.callee !== child;
      case 'Property':
        // A reason that is kept in a record is a code: the page has words for it. A detail is quoted, for whoever looks into it.
        if (at.value === child && ['because', 'for', 'detail', 'serviceName'].includes(at.key?.name))
          return true;
        break;
      case 'CallExpression': {
        const called = String(at.callee.name ?? at.callee.property?.name);
        if (
          /^(?:fault|log|warn|error|debug|info|write|assert\w*|prepare|exec|reject|bug|querySelector(?:All)?|matchMedia|closest)$/.test(
            called,
          )
        )
          return true;
        break;
      }
      case 'SvelteAttribute':
        if (UNREAD.test(String(at.key?.name ?? ''))) return true;
        break;
      case 'SvelteDirective':
      case 'SvelteStyleDirective':
        return true;
      case 'VariableDeclarator':
      case 'PropertyDefinition':
        if (at.id?.name === 'detail') return true;
        if (LIST_OF_CLASSES.test(String(node.value)) && /class/i.test(String(at.id?.name ?? at.key?.name)))
          return true;
        break;
      case 'FunctionDeclaration':
      case 'BlockStatement':
        return false;
      default:
    }
  }
  return false;
}
