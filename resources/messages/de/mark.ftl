# Several of these stand in a row, each with a full stop between.
mark-renamed = Neuer Name: Du kannst es nicht senden
mark-same-ticker = Gleicher Ticker wie ein anderes Asset hier
mark-looks-like = Sieht einem anderen Asset hier ähnlich
mark-like-bitcoin = Heißt wie Bitcoin, ist aber nicht Bitcoin
mark-odd-text = Der Name enthält ungewöhnliche Zeichen
mark-any = Beliebiges Asset, vom Absender gewählt
# Read aloud after the beginning of its id.
mark-unlisted = ein Asset, das nicht in deiner Liste steht
