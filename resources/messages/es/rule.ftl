### Reglas de gasto: establecerlas y lo que retienen.

## What a rule holds back, in a review. $when: “at 12:04”, or “on 3 Mar, 12:04”.

rule-stop-assets-unknown = Firma una cuyos activos estén verificados.
    .title = Tienes reglas sobre activos, y no está verificado cuáles salen ni hacia quién
rule-stop-new-recipient = Prepara lo mismo otra vez entonces. Podrá salir { $when }.
    .title =
        { $hours ->
            [one] Este destinatario es nuevo: tu regla hace que espere { $hours } hora
           *[other] Este destinatario es nuevo: tu regla hace que espere { $hours } horas
        }
rule-stop-leaves = Saldrían { $amount }.
rule-stop-leaves-with-fee = Saldrían { $amount }, comisión incluida.
rule-stop-per-send = Envía menos o relaja la regla en los ajustes, lo que tarda 24 horas.
    .title = Más de lo que tu regla permite de una vez: { $limit }
rule-stop-per-day = Podrá salir { $when }.
    .title = Más de lo que tu regla deja para hoy: { $left } de { $limit }
    .never = Es más que lo de un día entero.

## A set of rules, line by line

rule-line-per-send = { $name }: como máximo { $amount } por envío
rule-line-per-day = { $name }: como máximo { $amount } en 24 horas
rule-line-asset = Un activo
rule-line-recipients =
    { $hours ->
        [one] Los destinatarios nuevos esperan { $hours } hora
       *[other] Los destinatarios nuevos esperan { $hours } horas
    }
rule-line-recipients-invoices =
    { $hours ->
        [one] Los destinatarios nuevos esperan { $hours } hora, también en facturas de activos
       *[other] Los destinatarios nuevos esperan { $hours } horas, también en facturas de activos
    }
rule-line-none = Ninguna regla

## The screen

rule-title = Reglas de gasto de “{ $name }”
    .hint = Lo que las supera no se firma aquí, lo pida quien lo pida. La parte que tiene la clave las guarda junto a ella y las aplica por sí misma. Las reglas más estrictas valen de inmediato; las menos estrictas, a las 24 horas. Marque lo que marque el reloj, solo cuenta el tiempo en que este equipo está encendido. Cuánto estuvo apagado solo puede decirlo el servicio que estaba conectado al establecer las primeras reglas.
rule-loading = Leyendo las reglas
rule-later = Las reglas menos estrictas entran en vigor { $when }
    .hint = Si este equipo sigue encendido hasta entonces. El tiempo que esté apagado puede no contar.
    .action = Mantener las más estrictas
rule-per-send = Máximo por envío
rule-per-day = Máximo en 24 horas
rule-no-limit = sin límite
rule-bitcoin = Cuenta todo lo que no vuelve: importes, comisiones y los bitcoin que acompañan a un activo.
rule-recipients = Destinatarios nuevos
rule-recipients-hours = Espera para un destinatario al que nunca se ha pagado
    .hint = Desde la primera vez que preparas un pago para él. Te da tiempo a ver un error o un robo.
    .unit = horas
rule-recipients-invoices = Las facturas de activos también esperan
    .hint = Cada una nombra a un destinatario nuevo, así que todas esperan: pide facturas que duren más que ese plazo. Las que se pagan con bitcoin propios esperan en cualquier caso.
rule-save = Guardar las reglas
    .off = Algo de lo de arriba aún no se puede usar
rule-confirm-waiting = Esperando tu confirmación
rule-saved = Las reglas están en vigor
rule-saved-later = Guardadas. Las menos estrictas entran en vigor en 24 horas
rule-problem-too-much = Más de lo que existe
rule-problem-whole = Escribe un número entero o deja el campo vacío
rule-problem-decimals =
    { $precision ->
        [one] Escribe un número con { $precision } decimal como máximo o deja el campo vacío
       *[other] Escribe un número con { $precision } decimales como máximo o deja el campo vacío
    }
rule-problem-hours = Escribe un número de horas de 0 a { $most }

## Assets that have a limit

rule-assets = Activos
rule-assets-none = Ningún activo tiene límite.
rule-assets-take-out = Quitar
    .of = Quitar la regla de { $name }
rule-assets-other = Limitar otro activo
    .choose = Elige un activo
rule-assets-add = Añadir
    .full = Pueden tener límite hasta { $most } activos
    .missing = Elige antes un activo

## What may still leave today

rule-left = Lo que aún puede salir
    .hint = Se cuenta desde que se estableció la regla, por lo que se firmó aquí, también lo que después se descartó. Una cartera restaurada en otro lugar con su frase de recuperación no tiene reglas.
rule-left-of = de { $limit }
rule-left-units = unidades
rule-left-none = No hay límite diario.
